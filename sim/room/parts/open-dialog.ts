/** Whether a dialog of the room is open. It is modal: keys are for it alone, wherever in it the focus is. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;
