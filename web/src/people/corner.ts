// What the menu of the start page's corner leads to.
import type { IconName } from "../controls/icons";

export interface Row {
  icon: IconName;
  name: string;
  /** What stands at the end of the row. */
  note?: string;
  /** Where it leads; a row without an address opens something. */
  href?: string;
  /** Whether that is a page of the server's own. */
  away?: boolean;
  press?: () => void;
}
