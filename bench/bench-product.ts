import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningProduct, startProduct } from '#tests/builders/running-product.ts'
import { type PostgresServer, startPostgres, stopPostgres } from '#tests/postgres-server.ts'

/** A folder of its own for the work, deleted afterwards whatever happens. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'msdat-bench-'))
  // PostgreSQL started by root runs as another user, who has to reach its own folder in this one.
  chmodSync(folder, 0o755)
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The product with the default data on the embedded store, stopped afterwards. */
export async function withProduct<T>(
  work: (product: RunningProduct) => Promise<T>,
  env: Readonly<Record<string, string>> = {},
): Promise<T> {
  return inFolder(async (dataDir) => {
    const product = await startProduct({ dataDir, env })
    try {
      return await work(product)
    } finally {
      await product.stop()
    }
  })
}

/** A PostgreSQL server of our own on a free port, stopped afterwards. */
export async function withPostgres<T>(work: (server: PostgresServer) => Promise<T>): Promise<T> {
  return inFolder(async (folder) => {
    const server = await startPostgres(join(folder, 'postgres'))
    try {
      return await work(server)
    } finally {
      await stopPostgres(server)
    }
  })
}
