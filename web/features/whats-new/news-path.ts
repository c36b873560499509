/** All updates, newest first. */
export const NEWS_PATH = '/news/updates/?size=1000&ordering=-created_at'
