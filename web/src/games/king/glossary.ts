// The words of King that explain themselves when they are tapped, each with its section of the rules.
import type { Glossary } from "../../words/glossary";

const glossary: Glossary = {
  "king-trick": "tricks",
  "king-lead": "tricks",
  "king-follow": "tricks",
  "king-void": "tricks",
  "king-throw": "tricks",
  "king-trump": "positive",
  "king-plus": "positive",
  "king-minus": "positive",
  "king-bid": "auction",
  "king-pass": "auction",
  "king-equalise": "auction",
  "king-seller": "decision",
  "king-buyer": "sale",
};
export default glossary;
