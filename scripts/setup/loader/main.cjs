// The default app of the fallback runtime: loads the app folder given on the command line.
'use strict';
require('./shims.cjs');
const { app } = require('electron');
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');

const args = process.argv.slice(1);
const preloads = [];
let folder;
for (let i = 0; i < args.length; i += 1) {
  if (args[i] === '-r' || args[i] === '--require') {
    i += 1;
    preloads.push(args[i]);
  } else if (!args[i].startsWith('-')) {
    folder = path.resolve(args[i]);
    break;
  }
}
if (folder === undefined) {
  process.stderr.write('Give the folder or the main file of an app.\n');
  app.exit(1);
} else {
  process.defaultApp = true;
  Module._preloadModules(preloads);
  let main = folder;
  if (!/\.[cm]?js$/.test(folder)) {
    const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    app.setName(manifest.productName ?? manifest.name);
    app.setVersion(manifest.version);
    app.setAppPath(folder);
    main = path.join(folder, manifest.main);
  }
  Module._load(main, Module, true);
}
