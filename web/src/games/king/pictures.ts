// King in small pictures: its rule sets, and the ways to learn it. A rule set that is not here shows
// the first cards of the game.
import type { GamePictures } from "../../game/registry";

const pictures: GamePictures = {
  presets: {
    king: ["QS", "KH", "9D"],
    king32: ["AS", "7S"],
    turkey: ["KD", "JD", "QD"],
    france: ["AS", "AH", "AD", "AC"],
    portugal: ["KH", "", ""],
    brazil: ["3H", "KH", "8H"],
    "brazil-simple": ["3H", "KH"],
  },
  learn: { how: ["6S", "JS", "KS"], deal: ["QH", "3D"], auction: ["AC", "KD"], rules: ["8H"] },
};

export default pictures;
