const simulation = {
  failed: 'The simulation did not start',
  reason: {
    scenario: 'There is no scenario called “{{name}}”. There are:',
    seed: '“{{seed}}” is no seed. Seeds are whole numbers from 0 to 2,147,483,647.',
    damaged: 'This link is damaged, or was cut off while it was copied. Ask for it again.',
    format: 'This link was made by a version that writes links in another way. Open it where it was made.',
    build:
      'This link was made by another version, in which the same commands may lead elsewhere. Open it where it was made, or begin its scenario anew.',
    other: 'It said: {{message}}',
  },
  anew: 'Start the default scenario',
  instead: 'Start its scenario without the commands',
} as const;

export default simulation;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    simulation: typeof simulation;
  }
}
