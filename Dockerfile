# Builds everything, and takes along the packages that the running service needs.
FROM node:24.21-slim AS build
WORKDIR /build
COPY . .
RUN node scripts/build.mjs \
  && npx --yes pnpm@12.21.0 --filter @gift-registry/server deploy --prod --legacy /service

FROM node:24.21-slim
WORKDIR /service
COPY --from=build /service/node_modules apps/server/node_modules
COPY --from=build /service/package.json apps/server/
COPY --from=build /build/apps/server/dist apps/server/dist
COPY --from=build /build/apps/web/dist apps/web/dist
COPY --from=build /build/demo demo
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
USER node
HEALTHCHECK --interval=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((it) => process.exit(it.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "apps/server/dist/main.js"]
