// Kings Corner in small pictures: its rule sets. A rule set that is not here shows the first cards of the game.
import type { GamePictures } from "../../game/registry";

const pictures: GamePictures = {
  presets: {
    pagat: ["KC", "QD", "JS"],
    "pagat-chips": ["AC", "8D"],
    "pagat-face": ["AS", "KH", "9C"],
    stofka: ["AS", "AH", "AC", "AD"],
    "pagat-kings": ["KS", "KH"],
    swedish: ["KD", "7S"],
    romanian: ["3C", "TH"],
    "romanian-250": ["2S", "5H", "TC"],
    "us-family": ["KS", "", "5D"],
    "jax-points": ["KD", "AS"],
    fast: ["", "", "5H"],
  },
};

export default pictures;
