/**
 * How many random commands, malformed requests, kills or walks a test makes. `EFFORT` multiplies the usual number:
 * `npm test -- quick` makes a tenth, a run at night more (`EFFORT=4 npm run unit -- random fuzz kills`).
 */
export const effort = (usual: number): number => Math.ceil(usual * Number(process.env.EFFORT ?? 1));
