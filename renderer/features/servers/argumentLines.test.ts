import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { argumentsFromLines, linesFromArguments, splitCommandLine } from './argumentLines.ts';

describe('arguments as lines', () => {
  it('reads one argument from each line and leaves blank lines out', () => {
    expect(argumentsFromLines('-y\n@scope/server\n\n--path=/a b\n')).toEqual([
      '-y',
      '@scope/server',
      '--path=/a b',
    ]);
  });

  it('reads a quoted line without its quotes, and keeps a quote that closes nothing', () => {
    expect(argumentsFromLines('"a b"\n"C:\\Program Files"\n"open')).toEqual([
      'a b',
      '"C:\\Program Files"',
      '"open',
    ]);
  });

  it('gives back what it was given, line breaks and empty arguments too', () => {
    const arg = fc.oneof(fc.string(), fc.constantFrom('', 'a\nb', '"', '"x"', '\r', '\\'));
    const visible = arg.filter((text) => text === '' || text.trim() !== '');
    fc.assert(
      fc.property(fc.array(visible), (args) => {
        expect(argumentsFromLines(linesFromArguments(args))).toEqual(args);
      }),
    );
  });
});

describe('splitCommandLine', () => {
  it.each([
    ['npx -y server', ['npx', '-y', 'server']],
    [`"/opt/My Tool/run" --name 'a "b"'`, ['/opt/My Tool/run', '--name', 'a "b"']],
    ['a\\ b  c ""', ['a b', 'c', '']],
    ['C:\\tools\\run.exe x', ['C:\\tools\\run.exe', 'x']],
    ['   ', []],
  ])('splits %j', (line, expected) => {
    expect(splitCommandLine(line)).toEqual(expected);
  });
});
