import { ensureServerBuild, serverBuildIsFresh } from './server-build.mjs'
import { ensureWebBuild, webBuildIsFresh } from './web-build.mjs'

/** True when pages and server are built from the files as they are now. */
export function buildsAreFresh() {
  return webBuildIsFresh() && serverBuildIsFresh()
}

/** Builds the pages and the server where they are missing or older than what they are made from. */
export async function ensureBuilds(node) {
  await ensureWebBuild(node)
  await ensureServerBuild(node)
}
