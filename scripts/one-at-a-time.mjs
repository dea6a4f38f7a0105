// Plain JavaScript for Node 20 and later, because setup.mjs needs it before anything is installed.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Folder for lock files; not in node_modules, which npm empties while it installs. */
const FOLDER = '.running';

/** @param {string} path @returns {number | undefined} the process that the file names, if it is written yet */
function holderOf(path) {
  try {
    return Number(readFileSync(path, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process is alive and belongs to another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** Whether the lock was free and is now ours. @param {string} path */
function takes(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Does work that must not run twice at once in this project; a second process says for which one it waits. The lock is a file that
 * names its process, so that one that was broken off holds nobody up.
 *
 * @template T
 * @param {string} name
 * @param {string} what as in “Another build is under way”
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(name, what, work) {
  mkdirSync(FOLDER, { recursive: true });
  const path = join(FOLDER, name);
  let hasTold = false;
  while (!takes(path)) {
    const holder = holderOf(path);
    // Two that find such a file in the same instant may both remove it, and both begin: after a crash only.
    if (holder !== undefined && !isAlive(holder)) rmSync(path, { force: true });
    else if (holder !== undefined && !hasTold) {
      process.stderr.write(`Another ${what} is under way here (process ${String(holder)}); waiting for it …\n`);
      hasTold = true;
    }
    await sleep(200);
  }
  const release = () => rmSync(path, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}
