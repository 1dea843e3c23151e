import { resolve } from 'node:path';
import { systemClock } from '../clock/system-clock.ts';
import { printOutcome } from '../commands/run-command.ts';
import { checkShop } from './check-shop.ts';

// npm runs this in the project's folder; a path is relative to the caller's folder.
const from = process.env['INIT_CWD'] ?? process.cwd();
printOutcome(await checkShop(resolve(from, process.argv[2] ?? 'demo'), systemClock.now()));
