// How friends come to a table: names, codes, links that are copied, and the address of a code.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { copyLink, shareLink } from "../src/base/files";
import { page, route } from "../src/base/router.svelte";
import { nameFault } from "../src/people/naming";
import Code from "../src/room/Code.svelte";
import { TableCode } from "../src/room/tableCode.svelte";
import { alsoSpeak, speak, t } from "../src/words/words.svelte";
import { serveRooms } from "./rooms";

const LINK = "http://192.168.1.20:8642/room/abc";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a name", () => {
  it.each(["", "  ", "\u00a0"])("is missing: %j", (name) => {
    expect(nameFault(name, ["Ben"])).toBe("people-nameless");
  });
  it.each(["Ben", " ben ", "BEN"])("is taken: %j", (name) => {
    expect(nameFault(name, ["Anna", "Ben"])).toBe("people-name-taken");
  });
  it("is taken in whatever code points it comes", () => {
    expect(nameFault("JOSE\u0301", ["Jos\u00e9"])).toBe("people-name-taken");
  });
  it("is free if the others have other names; open seats have none", () => {
    expect(nameFault("Mia", ["Anna", "", "Ben"])).toBe("");
  });
});

describe("the address of a code", () => {
  it.each([
    ["/KQTR", "KQTR"],
    ["/kqtr/", "kqtr"],
    ["/KOTR", "KOTR"],
    ["/code", ""],
    ["/code/", ""],
  ])("%s leads to its page", (path, code) => {
    expect(route(path)).toEqual({ page: "code", code });
  });
  it.each(["/room", "/play", "/KQT", "/KQTRX", "/KQT1", "/KQTR/x"])("%s does not", (path) => {
    expect(route(path).page).not.toBe("code");
  });
});

describe("the code of a table", () => {
  beforeEach(() => void vi.useFakeTimers());

  it("is asked for with the seat's secret, and again when it ends", async () => {
    const codes = ["KQTR", "BCDF"];
    const asked = serveRooms(() => ({ code: codes.shift(), seconds: 60 }));
    const code = new TableCode("abc", "s3cret");
    await code.ask();
    expect(code.letters).toBe("KQTR");
    expect(asked).toEqual([{ path: "/rooms/abc/code", secret: "s3cret" }]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(code.letters).toBe("BCDF");
    code.leave();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveLength(2);
  });

  it("is not there when the server gives none", async () => {
    const answers: (object | [number, string])[] = [{ code: "KQTR", seconds: 60 }, [409, "seat-taken"]];
    serveRooms(() => answers.shift() ?? [409, "seat-taken"]);
    const code = new TableCode("abc", "s3cret");
    await code.ask();
    await code.ask();
    expect(code.letters).toBe("");
  });

  it("does not come after its page was left", async () => {
    serveRooms(() => ({ code: "KQTR", seconds: 60 }));
    const code = new TableCode("abc", "s3cret");
    const asking = code.ask();
    code.leave();
    await asking;
    expect(code.letters).toBe("");
  });
});

describe("a link without https", () => {
  const field = (): HTMLInputElement => {
    const made = document.createElement("input");
    made.value = LINK;
    document.body.replaceChildren(document.createElement("button"), made);
    document.querySelector("button")?.focus();
    return made;
  };
  const copies = (works: boolean): string[] => {
    const copied: string[] = [];
    document.execCommand = (command) => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLInputElement)
        copied.push(`${command} ${activeElement.value.slice(activeElement.selectionStart ?? 0)}`);
      return works;
    };
    return copied;
  };
  beforeEach(() => vi.stubGlobal("navigator", {}));

  it("is copied from the field that shows it, and the focus stays", async () => {
    const shown = field();
    const copied = copies(true);
    expect(await copyLink(LINK, shown)).toBe("copied");
    expect(await shareLink(LINK, "Kingcraft", shown)).toBe("copied");
    expect(copied).toEqual([`copy ${LINK}`, `copy ${LINK}`]);
    expect(document.activeElement?.tagName).toBe("BUTTON");
  });

  it("is copied if the device refuses to share it; who closes its sheet gets nothing", async () => {
    const shown = field();
    const copied = copies(true);
    const fails = (name: string): void =>
      void vi.stubGlobal("navigator", { share: () => Promise.reject(new DOMException("", name)) });
    fails("NotAllowedError");
    expect(await shareLink(LINK, "Kingcraft", shown)).toBe("copied");
    fails("AbortError");
    expect(await shareLink(LINK, "Kingcraft", shown)).toBe("cancelled");
    expect(copied).toEqual([`copy ${LINK}`]);
  });

  it("is selected for the player to copy if the browser refuses", async () => {
    const shown = field();
    copies(false);
    expect(await copyLink(LINK, shown)).toBe("by-hand");
    expect(document.activeElement).toBe(shown);
    expect(await copyLink(LINK)).toBe("by-hand");
  });
});

describe("the page of a code", () => {
  beforeEach(async () => {
    await speak("en");
    await alsoSpeak("people");
    history.replaceState(null, "", "/code");
  });
  const settled = async (): Promise<void> => {
    for (let i = 0; i < 5; i += 1) await tick();
  };
  const enter = async (typed: string): Promise<void> => {
    await fireEvent.input(screen.getByLabelText(t("code-how")), { target: { value: typed } });
    await fireEvent.click(screen.getByRole("button", { name: t("code-open") }));
    await settled();
  };

  it("goes to the door of the table, in place of itself", async () => {
    const asked = serveRooms(() => ({ room: "abc" }));
    render(Code, { code: "" });
    await enter(" kq-tr ");
    expect(asked).toEqual([{ path: "/codes/KQTR", secret: "" }]);
    expect(page.current).toEqual({ page: "room", id: "abc" });
  });

  it("asks at once for the code of its address, and says what is wrong with it", async () => {
    serveRooms(() => [404, "no-code"]);
    render(Code, { code: "kotr" });
    await settled();
    expect((await screen.findByRole("alert")).textContent).toBe(t("error-no-code"));
    const field = screen.getByLabelText(t("code-how"));
    expect(field).toHaveProperty("value", "KOTR");
    expect(document.activeElement).toBe(field);
  });

  const type = (typed: string): Promise<boolean> =>
    fireEvent.input(screen.getByLabelText(t("code-how")), { target: { value: typed } });

  it("says nothing more of a code while it is put right", async () => {
    serveRooms(() => ({ room: "abc" }));
    render(Code, { code: "" });
    await enter("KQT");
    expect(screen.getByRole("alert").textContent).toBe(t("code-four"));
    await type("KQTR");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it.each([
    ["/room/abc", "/room/abc"],
    ["/room/abc#seat=s3cret", "/room/abc#seat=s3cret"],
    ["/kqtr", "/room/def"],
  ])("takes a link to a table that is pasted: %s", async (path, address) => {
    const asked = serveRooms(() => ({ room: "def" }));
    render(Code, { code: "" });
    await type(`Anna invites you: ${location.origin}${path}`);
    await settled();
    expect(location.pathname + location.hash).toBe(address);
    expect(asked.map((request) => request.path)).toEqual(path === "/kqtr" ? ["/codes/KQTR"] : []);
  });

  it.each(["https://example.com/room/abc", `${location.origin}/matches`, `${location.origin}/code`, "http://"])(
    "goes nowhere with another link: %s",
    async (link) => {
      render(Code, { code: "" });
      await type(link);
      expect(location.pathname).toBe("/code");
    },
  );

  it.each(["", "KQT", "KQTRX", "1234"])("does not ask the server for %j", async (typed) => {
    const asked = serveRooms(() => ({ room: "abc" }));
    render(Code, { code: "" });
    await enter(typed);
    expect(screen.getByRole("alert").textContent).toBe(t("code-four"));
    expect(asked).toEqual([]);
  });
});
