import * as posts from './posts.ts'
import * as profile from './profile.ts'

/** The calls of the reading room. */
export const READING_ROOM = [
  posts.listPosts,
  posts.readPost,
  posts.writePost,
  posts.answerPost,
  posts.changePost,
  posts.deletePost,
  posts.reportPost,
  posts.listWaiting,
  posts.decidePost,
  profile.readReadingProfile,
  profile.keepReadingProfile,
  profile.leaveReadingRoom,
  profile.followTopic,
  profile.endReadingLetters,
] as const
