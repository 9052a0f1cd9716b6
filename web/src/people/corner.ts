// The entries of the menu in the corner of the start page.
import type { IconName } from "../controls/icons";

export interface Row {
  icon: IconName;
  name: string;
  /** The text at the end of the row. */
  note?: string;
  /** The address; a row without one opens something instead. */
  href?: string;
  /** Whether the address is a page of the server, outside this app. */
  away?: boolean;
  press?: () => void;
}
