import type { Texts } from '../texts';

const simulation: Texts<'simulation'> = {
  failed: '模擬啟動失敗',
  reason: {
    scenario: '沒有名為「{{name}}」的情境。可用情境：',
    seed: '「{{seed}}」並非有效的隨機種子，須為 0 至 2,147,483,647 的整數。',
    damaged: '連結已損壞或複製不完整，請重新索取。',
    format: '此連結由使用另一種連結格式的版本產生，請在原處開啟。',
    build: '此連結由其他版本產生，相同操作可能得出不同結果。請在原處開啟，或重新開始其情境。',
    other: '錯誤：{{message}}',
  },
  anew: '開始預設情境',
  instead: '只開始其情境，不執行操作',
};

export default simulation;
