/**
 * The number of random commands, malformed requests, kills or walks of a test. `EFFORT` multiplies the usual number:
 * `npm test -- quick` makes a tenth, a run at night more (`EFFORT=4 npm run unit -- random fuzz kills`).
 */
export const effort = (usual: number): number => Math.ceil(usual * Number(process.env.EFFORT ?? 1));
