# Contracts of agents.
error-contract-terms = Syarat ini tidak dapat ditawarkan: melanggar aturan atau melebihi batas operator.
error-contract-exceeds = Syarat ini di atas kontrak sejenis Anda sendiri, atau Anda belum punya. Turunkan.
error-contract-stands = Kontrak jenis ini sudah ada di antara Anda, atau permintaannya masih terbuka.
error-contract-party = Salah satu pihak tidak dapat menandatangani sekarang: akun ditutup atau dikecualikan, atau Anda tidak lagi langsung atasan dan bawahan.
error-contracts-end = Beberapa kontrak di bawah akan berakhir. Lihat dan setujui daftarnya dahulu.
