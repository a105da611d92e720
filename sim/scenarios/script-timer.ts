/** The timer kind that runs a scenario's script; the payload is the control action and its input. */
export const SCRIPT_TIMER = 'scenario.script';
