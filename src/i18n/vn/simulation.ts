import type { Texts } from '../texts';

const simulation: Texts<'simulation'> = {
  failed: 'Không khởi động được mô phỏng',
  reason: {
    scenario: 'Không có kịch bản tên “{{name}}”. Hiện có:',
    seed: '“{{seed}}” không phải seed hợp lệ. Seed là số nguyên từ 0 đến 2.147.483.647.',
    damaged: 'Liên kết này bị hỏng hoặc bị cắt khi sao chép. Hãy xin liên kết mới.',
    format: 'Liên kết này được tạo bởi phiên bản có định dạng khác. Hãy mở ở nơi đã tạo.',
    build:
      'Liên kết này được tạo bởi phiên bản khác, nơi cùng các lệnh có thể cho kết quả khác. Hãy mở ở nơi đã tạo hoặc chạy lại kịch bản của nó.',
    other: 'Lỗi: {{message}}',
  },
  anew: 'Chạy kịch bản mặc định',
  instead: 'Chạy kịch bản này, bỏ qua các lệnh',
};

export default simulation;
