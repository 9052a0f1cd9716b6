declare module "*.ftl" {
  const texts: import("./pattern").Texts;
  export default texts;
}
