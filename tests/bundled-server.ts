import { execFileSync } from 'node:child_process'

/** For the ring of the server: tests that start a process of the product start it as it is built. */
export default function setup(): void {
  execFileSync(process.execPath, ['tools/build-server.mjs'], { stdio: 'inherit' })
}
