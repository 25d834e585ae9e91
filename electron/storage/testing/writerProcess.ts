// A process that writes a profile until it is killed: its folder is the argument, each finished round a line of its output.
import { writeSync } from 'node:fs';
import { writeOn } from './writtenProfile.ts';

void writeOn(process.argv[2] ?? '', (round) => writeSync(1, `${round}\n`));
