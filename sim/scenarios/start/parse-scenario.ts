import * as v from 'valibot';
import type { RefusalCode } from '@/contract/refusals/codes';
import { refusalText } from '@/contract/refusals/text';
import { isCall, requests } from '@/contract/requests';
import { dayStartOf } from '@/domain/time';
import { parseInstant } from '../../clock/instant';
import { resolveAction } from '../../control/actions';
import { errorText } from '../../error-text';
import { INSTRUMENTS, instrumentBySymbol } from '../../market/instruments';
import { EARLIEST_MS, LATEST_MS, PRICED_DATES } from '../../market/priced-time';
import { ANCHOR_DAY } from '../../market/tree/day-boundaries';
import { type FileFault, readBy, sentenceOf } from '../../people/fault';
import { personSchema } from '../../people/person';
import { isPersona, PERSONAS } from '../../products/accounts/personas';
import { isRelativePrice } from '../../products/quotes/relative-price';
import { type Problem, parseBySchema, ScenarioFileError } from '../problems';
import { durationMs, type PastStep, type Scenario, scenarioSchema } from '../scenario';

/**
 * Reads a scenario's file. Throws ScenarioFileError with every problem: fields of the wrong form, and names that do not
 * exist (personas, markets, assets, calls and their fields, control actions and their input).
 */
export function parseScenario(file: string, source: unknown): Scenario {
  const { output, problems } = parseBySchema(scenarioSchema, source, 'scenario');
  if (!output) throw new ScenarioFileError(file, problems);
  const found = [...namesOf(output), ...orderOf(output), ...timesOf(output)];
  if (file.split('/').at(-1) !== `${output.name}.ts`)
    found.unshift({ field: 'name', remedy: `is ${output.name}: name the file ${output.name}.ts, or change the name` });
  if (found.length > 0) throw new ScenarioFileError(file, found);
  return output;
}

function namesOf(scenario: Scenario): Problem[] {
  const { signIn, people, grants, restingOrders, before, script, log } = scenario;
  const read = people.map((person) => readBy(personSchema, person));
  const emails = read.flatMap((one) => ('faults' in one ? [] : (one.output.email?.toLowerCase() ?? [])));
  const personaProblems = (field: string, name: string) => (emails.includes(name) ? [] : problemsOfName(field, name));
  return [
    ...read.flatMap((one, i) =>
      'faults' in one ? one.faults.map((fault) => personProblem(`people.${i}`, fault)) : [],
    ),
    ...(signIn === undefined ? [] : personaProblems('signIn', signIn)),
    ...grants.flatMap(({ persona, asset }, i) => [
      ...personaProblems(`grants.${i}.persona`, persona),
      ...assetProblems(`grants.${i}.asset`, asset),
    ]),
    ...restingOrders.flatMap(({ persona, percentAway: [least, most] }, i) => [
      ...personaProblems(`restingOrders.${i}.persona`, persona),
      ...(least < most ? [] : [{ field: `restingOrders.${i}.percentAway`, remedy: 'write the smaller figure first' }]),
    ]),
    ...before.flatMap((step, i) => stepProblems(`before.${i}`, step, personaProblems)),
    ...script.flatMap(({ action, input }, i) => actionProblems(`script.${i}`, action, input)),
    ...log.flatMap((step, i) => ('action' in step ? unresolved(`log.${i}`, step.action, step.input).problems : [])),
  ];
}

type ProblemsOfName = (field: string, name: string) => Problem[];

function personProblem(field: string, fault: FileFault): Problem {
  return {
    field: [field, fault.path].filter((part) => part !== '').join('.'),
    remedy: sentenceOf({ ...fault, path: '' }),
  };
}

function stepProblems(field: string, step: PastStep, personaProblems: ProblemsOfName): Problem[] {
  if ('call' in step)
    return [...personaProblems(`${field}.persona`, step.persona), ...callProblems(field, step.call, step.fields)];
  if ('action' in step) return actionProblems(field, step.action, step.input);
  const persona = personaProblems(`${field}.persona`, step.persona);
  if ('follows' in step) return [...persona, ...personaProblems(`${field}.follows`, step.follows)];
  return [...persona, ...symbolProblems(`${field}.position`, step.position)];
}

function problemsOfName(field: string, name: string): Problem[] {
  if (isPersona(name)) return [];
  const remedy = `nobody is called "${name}"; personas are: ${Object.keys(PERSONAS).join(', ')}`;
  return [{ field, remedy: name === 'visitor' ? 'a visitor signs nothing in: leave the field out' : remedy }];
}

function assetProblems(field: string, name: string): Problem[] {
  if (name === 'USDT' || INSTRUMENTS.some(({ base }) => base === name)) return [];
  return [{ field, remedy: `no asset "${name}": write USDT, a coin or a share, as in BTC` }];
}

/** The problems of an action that does not exist, cannot be scripted or has wrong input; else its parsed input. */
function unresolved(field: string, name: string, input: unknown): { problems: Problem[]; input: object } {
  const resolved = tried(() => resolveAction(name, input));
  if ('problem' in resolved) {
    // resolveAction begins its message with the action and the field: `market.shock: percent: …`.
    const at = resolved.problem.startsWith(`${name}: `) ? `${field}.input` : `${field}.action`;
    return { problems: [{ field: at, remedy: resolved.problem }], input: {} };
  }
  const remedy = `${name} cannot be scripted: it does not change the state`;
  const problems = resolved.value.action.changes ? [] : [{ field: `${field}.action`, remedy }];
  return { problems, input: resolved.value.input as object };
}

function actionProblems(field: string, name: string, given: unknown): Problem[] {
  const { problems, input } = unresolved(field, name, given);
  if (problems.length > 0) return problems;
  const { symbol, who } = input as { symbol?: unknown; who?: unknown };
  return [
    ...(typeof symbol === 'string' && symbol !== 'all' ? symbolProblems(`${field}.input.symbol`, symbol) : []),
    ...(typeof who === 'string' && !who.includes('@') ? problemsOfName(`${field}.input.who`, who) : []),
  ];
}

function symbolProblems(field: string, symbol: string): Problem[] {
  return instrumentBySymbol(symbol) ? [] : [{ field, remedy: `no market "${symbol}": write it like BTC/USDT` }];
}

function callProblems(field: string, name: string, fields: Record<string, string>): Problem[] {
  const problems: Problem[] = [];
  if (!isCall(name)) {
    const [, path = ''] = name.split(' ');
    const near = Object.keys(requests).filter((known) => known.split('/')[1] === path.split('/')[1]);
    const hint = near.length > 0 ? `did you mean ${near.join(' or ')}?` : 'src/contract declares the calls there are';
    return [{ field: `${field}.call`, remedy: `no call "${name}": ${hint}` }];
  }
  const { entries } = requests[name].request as unknown as { entries: Record<string, v.GenericSchema> };
  for (const key of Object.keys(fields)) {
    if (key in entries) continue;
    const remedy = `${name} takes no such field; its fields are: ${Object.keys(entries).join(', ') || 'none'}`;
    problems.push({ field: `${field}.fields.${key}`, remedy });
  }
  for (const [key, schema] of Object.entries(entries)) {
    const given = fields[key] ?? '';
    const parsed = v.safeParse(schema, isRelativePrice(given) ? '1' : given);
    if (parsed.success) continue;
    const text = refusalText(parsed.issues[0].message as RefusalCode, 'en');
    problems.push({
      field: `${field}.fields.${key}`,
      remedy: `${given === '' ? 'is missing' : `is "${given}"`}: ${text}`,
    });
  }
  if ('symbol' in fields) problems.push(...symbolProblems(`${field}.fields.symbol`, fields.symbol ?? ''));
  return problems;
}

/** The script must be sorted by ascending `at`, and `before` by descending `ago`, so that both are in order of time. */
function orderOf({ before, script }: Scenario): Problem[] {
  const late = script.findIndex(({ at }, i) => i > 0 && durationMs(at) < durationMs(script[i - 1]?.at ?? at));
  const early = before.findIndex(({ ago }, i) => i > 0 && durationMs(ago) > durationMs(before[i - 1]?.ago ?? ago));
  const problems: Problem[] = [];
  if (late > 0)
    problems.push({
      field: `script.${late}.at`,
      remedy: `${script[late]?.at} comes after ${script[late - 1]?.at}: order the script by time`,
    });
  if (early > 0)
    problems.push({
      field: `before.${early}.ago`,
      remedy: `${before[early]?.ago} ago comes after ${before[early - 1]?.ago} ago: put the earliest first`,
    });
  return problems;
}

/** Start, steps and script must lie where there are prices. A start of today is taken as the day of the base prices. */
function timesOf({ start, before, script }: Scenario): Problem[] {
  const startMs = start === 'today' ? dayStartOf(ANCHOR_DAY) : parseInstant(start);
  const within = (field: string, atMs: number): Problem[] =>
    atMs >= EARLIEST_MS && atMs <= LATEST_MS
      ? []
      : [{ field, remedy: `there are no prices then: stay ${PRICED_DATES}` }];
  const problem = within('start', startMs);
  if (problem.length > 0) return problem;
  return [
    ...before.flatMap(({ ago }, i) => within(`before.${i}.ago`, startMs - durationMs(ago))),
    ...script.flatMap(({ at }, i) => within(`script.${i}.at`, startMs + durationMs(at))),
  ];
}

function tried<T>(work: () => T): { value: T } | { problem: string } {
  try {
    return { value: work() };
  } catch (error) {
    return { problem: errorText(error) };
  }
}
