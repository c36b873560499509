import { focusManager, QueryClient } from '@tanstack/react-query'

/**
 * Answers that change, for the pages that show them. An answer is private or soon out of date: it is asked for when a page
 * shows it, shared by whatever shows it at that moment, and forgotten with the last of them.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 0,
      // The reader is told at once what is wrong, and asks again; being offline is one of the things that they are told.
      retry: false,
      networkMode: 'always',
      // A form holds what was there when it was opened: nothing changes below it unless the reader did something.
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  },
})

// Somebody comes back to the page from another tab, and from another window as well.
focusManager.setEventListener((comesBack) => {
  const hear = () => comesBack()
  window.addEventListener('focus', hear)
  document.addEventListener('visibilitychange', hear)
  return () => {
    window.removeEventListener('focus', hear)
    document.removeEventListener('visibilitychange', hear)
  }
})

queryClient.mount()
