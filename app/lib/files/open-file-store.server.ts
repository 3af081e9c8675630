import path from "node:path"
import { type FileStore, folderStore } from "./file-store.server.ts"
import { type S3Options, s3Store } from "./s3-store.server.ts"

/** Opens the store of uploads: the bucket if one is configured, else the data folder. */
export function openFileStore(config: { dataDir: string; s3: S3Options | undefined }): FileStore {
  return config.s3 ? s3Store(config.s3) : folderStore(path.join(config.dataDir, "uploads"))
}
