import type { Texts } from '../texts';

const auth: Texts<'auth'> = {
  login: {
    title: 'Masuk',
    promise: 'Satu akun, semua pasar',
    reason: 'Kripto, futures, opsi, dan saham dengan harga real-time. Masuk dan lanjutkan dari tempat terakhir.',
    byAccount: 'Email atau akun',
    byPhone: 'Telepon',
    forgot: 'Lupa kata sandi?',
    noAccount: 'Belum punya akun?',
    create: 'Daftar sekarang',
    locked: 'Tidak bisa masuk?',
    contact: 'Hubungi kami',
    success: 'Anda berhasil masuk',
  },
  register: {
    title: 'Buat akun',
    reason: 'Gratis dan selesai dalam satu menit: email atau telepon, kode, dan kata sandi.',
    invite: 'Kode referral',
    inviteOptional: 'Kode referral (opsional)',
    haveAccount: 'Sudah punya akun?',
    success: 'Akun Anda sudah siap. Silakan masuk',
    submit: 'Buat akun',
  },
  forgot: {
    title: 'Atur ulang kata sandi',
    promise: 'Kembali ke akun Anda',
    intro: 'Masukkan email atau nomor telepon akun Anda. Kami akan mengirimkan kode verifikasi.',
    success: 'Kata sandi berhasil diubah. Masuk dengan kata sandi baru',
    submit: 'Ubah kata sandi',
  },
  way: { label: 'Cara masuk', email: 'Email', mobile: 'Telepon' },
  email: 'Alamat email',
  account: 'Email atau akun',
  phone: 'Nomor telepon',
  areaCode: 'Kode negara: {{country}} +{{dial}}',
  password: 'Kata sandi',
  newPassword: 'Kata sandi baru',
  again: 'Ulangi kata sandi',
  showPassword: 'Tampilkan kata sandi',
  hidePassword: 'Sembunyikan kata sandi',
  passwordRule: '7 sampai 16 karakter',
  strength: {
    label: 'Kekuatan: {{level}}',
    weak: 'lemah',
    fair: 'cukup',
    strong: 'kuat',
    hint: 'Gabungkan huruf besar, huruf kecil, angka, dan simbol',
  },
  steps: {
    label: 'Langkah {{step}} dari {{count}}',
    account: 'Akun',
    code: 'Verifikasi',
    password: 'Kata sandi',
  },
  code: {
    label: 'Kode verifikasi',
    sentTo: 'Kode 6 digit sudah dikirim ke {{account}}. Berlaku selama 10 menit.',
    sent: 'Kode terkirim',
    resend: 'Kirim ulang',
    resendIn: 'Kirim ulang dalam {{time}}',
    change: 'Ganti',
    digit: 'Digit {{position}} dari {{length}}',
    send: 'Kirim kode',
    sendFirst: 'Ketuk “Kirim kode” dulu, lalu masukkan kodenya di sini.',
  },
  agree:
    'Saya telah membaca dan menyetujui <terms>Ketentuan Layanan</terms> serta <privacy>Kebijakan Privasi</privacy>',
  agreeAndClose: 'Setuju dan tutup',
  agreeFirst: 'Setujui dahulu Ketentuan Layanan dan Kebijakan Privasi',
  area: {
    title: 'Kode negara',
    search: 'Cari negara atau kode',
    recent: 'Terakhir dipilih',
    all: 'Semua negara',
    nothing: 'Negara tidak ditemukan',
    nothingHint: 'Periksa ejaannya, atau cari dengan kodenya, misalnya +62.',
    clear: 'Tampilkan semua negara',
  },
  terms: {
    title: 'Ketentuan Layanan',
    lead: 'Ketentuan ini berlaku antara Anda dan pengelola platform setiap kali Anda menggunakan aplikasi.',
    account: {
      title: '1. Akun Anda',
      body: 'Satu orang hanya boleh memiliki satu akun. Anda harus cukup umur menurut hukum di tempat tinggal Anda dan memberikan data yang benar. Jaga kerahasiaan kata sandi dan kode Anda: semua yang dilakukan dengannya dianggap dilakukan oleh Anda. Segera hubungi layanan pelanggan jika Anda curiga orang lain mengetahuinya.',
    },
    trading: {
      title: '2. Order dan harga',
      body: 'Order bersifat mengikat setelah diterima. Order dieksekusi pada harga pasar saat itu, yang dapat berbeda dari harga terakhir yang Anda lihat. Biaya, margin, dan harga likuidasi ditampilkan sebelum Anda mengonfirmasi. Order yang sudah dieksekusi tidak dapat dibatalkan.',
    },
    risk: {
      title: '3. Risiko',
      body: 'Harga aset digital bergerak cepat. Dengan leverage dan opsi jangka pendek, seluruh modal Anda dapat hilang dalam hitungan detik. Produk dengan jangka waktu tetap tidak selalu dapat ditebus lebih awal, atau hanya dengan penalti. Gunakan hanya dana yang kerugiannya sanggup Anda tanggung. Isi aplikasi ini bukan nasihat investasi.',
    },
    funds: {
      title: '4. Deposit dan penarikan',
      body: 'Kirim setiap koin hanya melalui jaringan yang tertera pada alamatnya; jika tidak, dana dapat hilang. Penarikan ditinjau terlebih dahulu, memerlukan verifikasi identitas di atas batas yang ditampilkan, dan tidak dapat dibatalkan setelah dikirim. Kurs mata uang fiat hanya untuk tampilan.',
    },
    conduct: {
      title: '5. Yang tidak diperbolehkan',
      body: 'Pencucian uang, penggunaan dokumen atau kartu milik orang lain, manipulasi pasar, dan akses otomatis yang mengganggu layanan. Dalam kasus tersebut akun dapat dikunci sampai masalahnya selesai.',
    },
    changes: {
      title: '6. Perubahan dan penutupan akun',
      body: 'Perubahan ketentuan diumumkan di aplikasi sebelum berlaku. Anda dapat menutup akun kapan saja setelah posisi Anda ditutup dan saldo Anda ditarik.',
    },
  },
  privacy: {
    title: 'Kebijakan Privasi',
    lead: 'Data apa yang kami simpan, untuk apa, dan apa yang dapat Anda minta dari kami.',
    kept: {
      title: '1. Data yang kami simpan',
      body: 'Alamat email atau nomor telepon Anda, profil, dokumen verifikasi identitas, order dan transfer, serta catatan teknis seperti perangkat, bahasa, dan waktu akses.',
    },
    use: {
      title: '2. Cara kami menggunakan data',
      body: 'Untuk mengelola akun Anda, menjalankan order dan pembayaran, memenuhi kewajiban hukum anti pencucian uang, melindungi Anda dari penipuan, dan menjawab pertanyaan Anda. Kami tidak menjual data Anda.',
    },
    device: {
      title: '3. Di perangkat Anda',
      body: 'Aplikasi menyimpan sesi, bahasa, dan mata uang Anda di browser. Saat Anda keluar, sesi dihapus dari perangkat ini.',
    },
    rights: {
      title: '4. Hak Anda',
      body: 'Anda dapat menanyakan data yang kami simpan, meminta koreksi, dan meminta penghapusan sejauh hukum tidak mewajibkan kami menyimpannya. Hubungi layanan pelanggan.',
    },
  },
};

export default auth;
