# Build: everything npm installs, the pages, then only what the running server loads.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && node docker/copyModules.ts . /runtime && node docker/weighImage.ts . /runtime

# Run: Node, the server in one file, the owner's commands with what they load, the built pages. /data is the only state.
FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
# What is freed goes back to the machine: docs/decisions/0026-speed.md.
ENV MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build /runtime/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/package.json .
COPY bin bin
COPY content content
COPY docs/sources.md docs/
COPY data data
COPY database database
COPY server server
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is process 1, so that SIGTERM reaches it and it can finish what it accepted.
CMD ["node", "--max-semi-space-size=8", "dist/serve.mjs"]
