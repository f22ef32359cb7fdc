/** Texts of the offline page; `vite/service-worker.ts` writes them into it in every language. */
export const OFFLINE_TEXTS = {
  title: 'view-offline-title',
  text: 'view-offline-text',
  retry: 'view-offline-retry',
} as const;
