import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATIENCE, type Engine, type EngineWindow, type Plain } from './engine.ts';
import { findProgram } from './programs.ts';

const INSTALL = 'On Debian: apt-get install webkit2gtk-driver xvfb.';

/** What WebDriver calls an element in what it sends. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** GTK makes the tool bar of a window as narrow as this lets it: with its own sizes no window is as narrow as a phone. */
const NARROW = 'button, entry, toolbar, toolitem { min-width: 0; padding: 0; margin: 0; border-width: 0; }';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts a screen that nobody sees, and gives its name, as `:1`. */
async function startScreen(): Promise<{ readonly screen: ChildProcess; readonly display: string }> {
  const xvfb = findProgram(['Xvfb'], INSTALL);
  const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

/** Sends commands of WebDriver to the driver at a port; an error of the driver becomes an `Error`. */
const caller =
  (port: number) =>
  async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: Plain): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${String(port)}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(2 * PATIENCE),
    });
    const { value } = (await response.json()) as { readonly value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { readonly error: string; readonly message: string };
    throw new Error(`WebKit: ${method} ${path}: ${error}: ${message}`);
  };
type Call = ReturnType<typeof caller>;

/** Waits until the driver answers. */
async function isReady(call: Call): Promise<void> {
  for (let tries = 100; ; tries--) {
    try {
      await call('GET', '/status');
      return;
    } catch (error) {
      if (tries === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** The window of a session, by the commands of WebDriver. */
function windowOf(call: Call, session: string, end: () => Promise<void>): EngineWindow {
  const post = (path: string, body: Plain): Promise<unknown> => call('POST', `${session}${path}`, body);
  const evaluate: EngineWindow['evaluate'] = async (run, ...args) => {
    const script = `
      const answer = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${run.toString()})(...[...arguments].slice(0, -1))).then(
        (value) => answer({ value }),
        (error) => answer({ error: String(error) }),
      );`;
    const answer = (await post('/execute/async', { script, args })) as { value?: unknown; error?: string };
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value as Awaited<ReturnType<typeof run>>;
  };
  return {
    open: async (url) => {
      await post('/url', { url: url.href });
    },
    resize: async (width, height) => {
      await post('/window/rect', { x: 0, y: 0, width, height });
      // The window has a tool bar, which the page's height does not count.
      const bar = await evaluate(() => outerHeight - innerHeight);
      await post('/window/rect', { x: 0, y: 0, width, height: height + bar });
    },
    evaluate,
    click: async (selector) => {
      const element = await post('/element', { using: 'css selector', value: selector });
      await post(`/element/${(element as { readonly [ELEMENT]: string })[ELEMENT]}/click`, {});
    },
    type: async (text) => {
      const actions = text.split('').flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await post('/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    savePicture: async (path) => {
      const picture = await call('GET', `${session}/screenshot`);
      writeFileSync(path, Buffer.from(String(picture), 'base64'));
    },
    close: end,
  };
}

/** WebKit as GTK has it, on a screen that nobody sees, driven over WebDriver. */
export const webkit: Engine = {
  name: 'WebKit',
  launch: async () => {
    const driver = findProgram(['WebKitWebDriver'], INSTALL);
    const { screen, display } = await startScreen();
    const home = mkdtempSync(join(tmpdir(), 'quinola-webkit-'));
    mkdirSync(join(home, 'gtk-3.0'));
    writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), NARROW);
    const port = await freePort();
    const driving = spawn(driver, [`--port=${String(port)}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: home },
    });
    const call = caller(port);
    const stop = (): void => {
      driving.kill();
      screen.kill();
      rmSync(home, { recursive: true, force: true });
    };
    try {
      await isReady(call);
      const capabilities = { alwaysMatch: { timeouts: { script: PATIENCE, implicit: PATIENCE } } };
      const made = (await call('POST', '/session', { capabilities })) as { readonly sessionId: string };
      const session = `/session/${made.sessionId}`;
      return windowOf(call, session, async () => {
        await call('DELETE', session);
        stop();
      });
    } catch (error) {
      stop();
      throw error;
    }
  },
};
