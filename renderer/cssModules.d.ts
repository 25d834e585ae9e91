/** What the bundler makes of style sheets; declared here so that its own types stay out. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
