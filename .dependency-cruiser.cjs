// Cycles and directions between folders, type imports counted. Lint has the fences on packages.
'use strict';

const between = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: to },
});

module.exports = {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    between('shared-is-pure', '^shared/', '^(electron|renderer|e2e|scripts|bench)/'),
    between('electron-knows-no-window', '^electron/', '^(renderer|e2e|scripts|bench)/'),
    between('renderer-knows-no-main', '^renderer/', '^(electron|e2e|scripts|bench)/'),
    between('e2e-looks-from-outside', '^e2e/(?!main\\.ts$)', '^(electron|renderer)/'),
    between('main-is-the-top', '^electron/(?!main\\.ts$)', '^electron/main\\.ts$'),
    between(
      'compose-is-above-services',
      '^electron/(?!(main|run|cli)\\.ts$)',
      '^electron/compose\\.ts$',
    ),
    between(
      'platform-is-the-bottom',
      '^electron/platform/',
      '^electron/(?!platform/)',
      'platform/ implements small interfaces and calls nobody.',
    ),
    between(
      'demo-stands-alone',
      '^electron/demo/',
      '^electron/(?!demo/)',
      'The demo servers run without the app.',
    ),
    between('nobody-imports-demo', '^electron/(?!demo/)', '^electron/demo/'),
    between('views-know-no-feature', '^renderer/(ui|forms)/', '^renderer/(features|state)/'),
    between('state-knows-no-view', '^renderer/state/', '^renderer/(features|forms|ui)/'),
    {
      name: 'no-test-in-product',
      severity: 'error',
      from: { path: '^(shared|electron|renderer)/', pathNot: ['\\.test\\.tsx?$', '/testing/'] },
      to: { path: ['\\.test\\.tsx?$', '/testing/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|release|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.e2e.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.d.ts'],
    },
  },
};
