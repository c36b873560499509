import { createServer } from 'node:net'

/** A port of this machine that nothing listens on, and the origin it will have: providers want to know it beforehand. */
export async function freeOrigin(): Promise<{ readonly port: number; readonly origin: string }> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  const port = typeof address === 'object' && address ? address.port : 0
  return { port, origin: `http://127.0.0.1:${port}` }
}
