// King in small pictures: its rule sets. A rule set that is not here shows the first cards of the game.
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
};

export default pictures;
