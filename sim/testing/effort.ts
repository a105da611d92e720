/**
 * How many random commands or requests a test makes. `EFFORT` multiplies the usual number: `npm test -- quick` makes
 * fewer, a run at night more (`EFFORT=10 npx vitest run random fuzz`).
 */
export const effort = (usual: number): number => Math.ceil(usual * Number(process.env.EFFORT ?? 1));
