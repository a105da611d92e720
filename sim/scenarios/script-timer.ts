/** The timer kind that runs a scenario's script. Its payload is the control action and its input. */
export const SCRIPT_TIMER = 'scenario.script';
