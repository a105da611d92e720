const simulation = {
  failed: 'Couldn’t start the simulation',
  reason: {
    scenario: 'There is no scenario called “{{name}}”. Available:',
    seed: '“{{seed}}” is not a valid seed. Seeds are whole numbers from 0 to 2,147,483,647.',
    damaged: 'This link is damaged or was cut off when it was copied. Ask for a new one.',
    format: 'This link was made by a version with another link format. Open it where it was made.',
    build:
      'This link was made by another version, where the same commands may lead to another result. Open it where it was made, or restart its scenario.',
    other: 'Error: {{message}}',
  },
  anew: 'Start the default scenario',
  instead: 'Start its scenario without the commands',
} as const;

export default simulation;

declare module '../texts' {
  interface TextsByNamespace {
    simulation: typeof simulation;
  }
}
