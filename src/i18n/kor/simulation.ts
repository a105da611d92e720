import type { Texts } from '../texts';

const simulation: Texts<'simulation'> = {
  failed: '모의 거래를 시작하지 못했습니다',
  reason: {
    scenario: '“{{name}}” 시나리오가 없습니다. 사용 가능한 시나리오:',
    seed: '올바른 시드가 아닙니다: “{{seed}}”. 시드는 0~2,147,483,647 범위의 정수입니다.',
    damaged: '링크가 손상되었거나 일부만 복사되었습니다. 새 링크를 요청하세요.',
    format: '링크 형식이 다른 버전에서 만든 링크입니다. 만든 곳에서 여세요.',
    build:
      '다른 버전에서 만든 링크이므로 같은 명령이라도 결과가 다를 수 있습니다. 만든 곳에서 열거나 시나리오를 처음부터 시작하세요.',
    other: '오류: {{message}}',
  },
  anew: '기본 시나리오 시작',
  instead: '명령 없이 시나리오만 시작',
};

export default simulation;
