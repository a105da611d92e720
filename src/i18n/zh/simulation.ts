import type { Texts } from '../texts';

const simulation: Texts<'simulation'> = {
  failed: '模拟启动失败',
  reason: {
    scenario: '没有名为“{{name}}”的场景。可用场景：',
    seed: '“{{seed}}”不是有效的随机种子，须为 0 至 2,147,483,647 的整数。',
    damaged: '链接已损坏或复制不完整，请重新索取。',
    format: '该链接由另一种链接格式的版本生成，请在原处打开。',
    build: '该链接由其他版本生成，相同操作可能产生不同结果。请在原处打开，或重新开始其场景。',
    other: '错误：{{message}}',
  },
  anew: '启动默认场景',
  instead: '只启动场景，不执行其中的操作',
};

export default simulation;
