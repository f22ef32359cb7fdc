/** The texts of the page without a network; `vite/service-worker.ts` writes them into it in every language. */
export const OFFLINE_TEXTS = {
  title: 'view-offline-title',
  text: 'view-offline-text',
  retry: 'view-offline-retry',
} as const;
