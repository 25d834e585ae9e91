// The licences of the packages that are really in the bundles, read from the bundles' module lists.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ name: string, version: string, license: string, text: string }} Notice */

/**
 * @param {readonly string[]} moduleIds absolute paths, some with a query
 * @returns {string[]} the folders of the packages they belong to
 */
export function packageFolders(moduleIds) {
  const folders = new Set();
  for (const id of moduleIds) {
    const match = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'));
    if (match?.[1] !== undefined) folders.add(match[1]);
  }
  return [...folders].sort();
}

/**
 * @param {string} folder
 * @returns {Notice}
 */
export function noticeOf(folder) {
  /** @type {{ name: string, version: string, license?: string }} */
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((name) => /^(licen[cs]e|notice|copying)/i.test(name));
  const texts = files
    .map((name) => path.join(folder, name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8').trim());
  const { name, version, license = 'see the text' } = manifest;
  return { name, version, license, text: texts.join('\n\n') };
}

/** @param {readonly Notice[]} notices */
export function noticesText(notices) {
  const entries = notices.map(({ name, version, license, text }) => {
    const line = '-'.repeat(78);
    return `${line}\n${name} ${version} (${license})\n${line}\n\n${text}\n`;
  });
  return ['Frontdesk contains the following third-party software.\n', ...entries].join('\n');
}
