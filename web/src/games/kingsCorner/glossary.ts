// The words of Kings Corner that explain themselves when they are tapped, each with its section of the rules.
import type { Glossary } from "../../words/glossary";

const glossary: Glossary = {
  "kings-corner-pile": "moves",
  "kings-corner-corner": "moves",
  "kings-corner-side": "moves",
  "kings-corner-rank": "need",
  "kings-corner-stock": "turn",
};
export default glossary;
